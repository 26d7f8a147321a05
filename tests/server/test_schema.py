"""The OpenAPI schema keeps its word: schemathesis asks everything it describes, well and badly."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.pages import Party, bot, here, link, me
from tests.server.servers import Server, ServerFactory

EXAMPLES = 3
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
# Waiting for news is what this one is for.
LONG = "/api/tables/{table}/messages"


@pytest.fixture(scope="module")
def asked(factory: ServerFactory) -> Server:
    """A server that may be littered with tables."""
    return factory.server().open()


async def people_and_tables(server: Server) -> dict[str, list[str]]:
    """Keys and tables of every kind, so that not every question is about nothing."""
    party = Party(server.address)
    try:
        anna, bruno = await party.come("Anna"), await party.come("Bruno")
        gathering = await anna.set_table(me(), link())
        playing = await anna.set_table(me(), here(), mode="wolf", wolf=1)
        shared = await anna.set_table(me(), link(), first=1, public=True)
        await bruno.seat(shared["id"], 1, "take")
        over = await anna.set_table(bot("easy"), bot("easy"))
        page = await anna.look(over["id"])
        await page.until_state(lambda state: state["phase"] == "over")
        tables = [card["id"] for card in (gathering, playing, shared, over)]
        return {"keys": [str(anna.token), str(bruno.token), ""], "tables": [*tables, ""]}
    finally:
        await party.close()


def test_every_operation_is_as_described(asked: Server) -> None:
    real = asyncio.run(people_and_tables(asked))
    schema = schemathesis.openapi.from_url(f"{asked.address}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 19
    with requests.Session() as session:
        for operation in operations:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                ask_often(operation, mode, real, asked.address, session)
    assert asked.health()["status"] == "well"
    assert not asked.accidents()


def ask_often(
    operation: Any, mode: GenerationMode, real: dict[str, list[str]], address: str, session: requests.Session
) -> None:
    """Some examples of one operation, with a key or without, of real tables and of none."""
    cases = operation.as_strategy(generation_mode=mode)
    keys, tables = st.sampled_from(real["keys"]), st.sampled_from(real["tables"])

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, key=keys, table=tables)
    def ask(case: Any, key: str, table: str) -> None:
        if table and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        headers = {"authorization": f"Bearer {key}"} if key else {}
        is_long = operation.path == LONG and operation.method == "get"
        try:
            case.call_and_validate(address, session, headers, checks=CHECKS, timeout=0.3 if is_long else 20)
        except requests.Timeout:
            assert is_long

    try:
        ask()
    except Unsatisfiable:
        # What takes nothing cannot be asked badly.
        assert mode is GenerationMode.NEGATIVE
