// The line to the playground: asks with answers, news as they come. It comes back by itself.

const WAITS = [300, 1000, 2000, 4000]; // ms before each new try

/** The line, which tells what comes. */
export class Link extends /** @type {TellingOf<LinkEvents>} */ (EventTarget) {
  /** @param {string} root the start of this person's paths, `/u/<key>` */
  constructor(root) {
    super();
    this._root = root;
    /** @type {Map<number, {resolve: (reply: any) => void, reject: (error: Error) => void}>} */
    this._asks = new Map();
    this._last = 0;
    this._tries = 0;
    this._fresh = true;
    /** @type {WebSocket | null} */
    this._socket = null;
  }

  /** Open the line. Each piece of news comes as an event `news`; `up`, `down` and `stranger` tell of the line itself. */
  open() {
    const query = this._fresh ? "?fresh" : "";
    const socket = new WebSocket(`ws://${location.host}${this._root}/socket${query}`);
    this._socket = socket;
    socket.addEventListener("open", () => {
      this._fresh = false;
      this._tries = 0;
      this.dispatchEvent(new Event("up"));
    });
    socket.addEventListener("message", (event) => this._take(JSON.parse(event.data)));
    socket.addEventListener("close", () => this._lost());
  }

  /**
   * Ask for something; gives the answer, or throws an Error with a sentence.
   * @template {keyof Answers} K
   * @param {K} name
   * @param {object} [details]
   * @returns {Promise<Answers[K]>}
   */
  ask(name, details = {}) {
    return new Promise((resolve, reject) => {
      if (this._socket?.readyState !== WebSocket.OPEN) {
        reject(new Error("The playground does not answer. Is it still running?"));
        return;
      }
      this._last += 1;
      this._asks.set(this._last, { resolve, reject });
      this._socket.send(JSON.stringify({ do: name, n: this._last, ...details }));
    });
  }

  /** @param {News | Reply} news */
  _take(news) {
    if (news.t !== "re") {
      this.dispatchEvent(new CustomEvent("news", { detail: news }));
      return;
    }
    const waiting = this._asks.get(news.n);
    this._asks.delete(news.n);
    if (news.error) waiting?.reject(new Error(sentence(news.error)));
    else waiting?.resolve(news);
  }

  _lost() {
    for (const { reject } of this._asks.values()) reject(new Error("The line to the playground broke."));
    this._asks.clear();
    this.dispatchEvent(new Event("down"));
    setTimeout(() => this.open(), WAITS[Math.min(this._tries, WAITS.length - 1)]);
    this._tries += 1;
    if (this._tries > 1) this._askWho();
  }

  /** The playground may be there and not know us: it was begun anew. */
  async _askWho() {
    const answer = await fetch(this._root, { method: "HEAD" }).catch(() => null);
    if (answer?.status === 404) this.dispatchEvent(new Event("stranger"));
  }
}

/**
 * What an error says.
 * @param {unknown} error
 */
export function wordsOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {string} words */
function sentence(words) {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
