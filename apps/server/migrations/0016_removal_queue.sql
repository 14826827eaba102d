-- Removing the files of deleted projects is a queue that many workers take from: how often in a row
-- the storage has refused one says how long it waits. `looks` is counted by the release before alone.
alter table file_removals add column failures integer not null default 0;
