-- What finished videos look like, so that copies of them are found. A row without a picture says that the
-- video was looked at, and has too little in it to be known by.
create table fingerprints (
  project_id uuid primary key references projects on delete cascade,
  -- Eight moments of 16 by 16 grey cells.
  picture bytea check (octet_length(picture) = 2048)
);

-- By these the few are found that a file has to be compared with. An array with an index of its own was
-- slower by thirty times, with 100,000 videos.
create table fingerprint_keys (
  -- Which of a video's keys, and its bits.
  key integer not null,
  project_id uuid not null references fingerprints on delete cascade,
  primary key (key, project_id)
);

create index fingerprint_keys_project on fingerprint_keys (project_id);
