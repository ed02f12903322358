"""The operator's alert rules: Prometheus can read them, and the bot exports every figure in them."""

import re
from pathlib import Path

import promql_parser
import pytest
import yaml

from tests.e2e.house import House
from tests.metrics.conftest import Prober

RULES = Path(__file__).resolve().parents[2] / "bot" / "deploy" / "alerts.yml"
OF_PROMETHEUS = {"up"}


def rules() -> list[dict[str, object]]:
    """Return all rules of the file."""
    content = yaml.safe_load(RULES.read_text(encoding="utf-8"))
    assert set(content) == {"groups"}
    return [rule for group in content["groups"] for rule in group["rules"]]


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: str(rule["alert"]))
def test_prometheus_can_read_it(rule: dict[str, object]) -> None:
    assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
    promql_parser.parse(str(rule["expr"]))
    assert promql_parser.parse_duration(str(rule["for"])).total_seconds() > 0
    assert rule["labels"] in ({"severity": "critical"}, {"severity": "warning"})
    assert isinstance(rule["annotations"], dict)
    assert set(rule["annotations"]) == {"summary", "description"}


def test_there_are_six() -> None:
    assert len({rule["alert"] for rule in rules()}) == 6


async def test_the_bot_tells_every_figure_that_a_rule_asks_for(house: House, prober: Prober) -> None:
    await house.open(metrics=prober.address)
    text = (await prober.figures()).text
    asked = [
        (name, labels)
        for rule in rules()
        for name, labels in re.findall(r"\b(chapeau_[a-z_]+|up\b)(?:\{([^}]*)\})?", str(rule["expr"]))
    ]
    assert len(asked) >= 8
    for name, labels in asked:
        if name not in OF_PROMETHEUS:
            assert re.search(rf"^{name}(\{{[^}}]*{re.escape(labels)}[^}}]*\}})? ", text, re.MULTILINE), (name, labels)
