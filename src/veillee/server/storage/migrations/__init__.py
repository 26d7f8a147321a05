"""Migrations: each version of the schema, carried out when a store is opened."""
