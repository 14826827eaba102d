-- When the account of who reported was erased: their words are kept no longer than the report waits.
alter table reports add column reporter_erased_at timestamptz;
