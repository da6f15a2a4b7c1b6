#!/bin/sh
# Creates the two logins and the database when PostgreSQL's container starts on an empty volume.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v owner="$OWNER_PASSWORD" -v service="$SERVICE_PASSWORD" <<'SQL'
create role canchero_owner login createrole bypassrls password :'owner';
create role canchero_service login noinherit password :'service';
create database canchero owner canchero_owner;
SQL
