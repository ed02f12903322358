"""Other processes, which no test may leave behind."""

import asyncio


async def kill(process: asyncio.subprocess.Process) -> None:
    """Kill a process, unless it has ended, and wait for its end."""
    if process.returncode is None:
        process.kill()
        await process.wait()
