-- That a video is signed, and until when its signature holds. A table of its own: a column of projects
-- would renew a list's version with each old video that is signed.
create table video_marks (
  project_id uuid primary key references projects on delete cascade,
  -- Of the signed file, as hexadecimal.
  sha256 text not null,
  valid_until timestamptz not null
);
