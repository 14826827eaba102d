-- outside a transaction
-- By the bytes of a file: whether it is one that was made here.
create index concurrently if not exists video_marks_sha256 on video_marks (sha256);
