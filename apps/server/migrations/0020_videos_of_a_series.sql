-- outside a transaction
-- The videos of a series in their order, and how many of them stand how.
create index concurrently if not exists projects_of_series on projects (series_id, series_index)
  include (status) where series_id is not null;
