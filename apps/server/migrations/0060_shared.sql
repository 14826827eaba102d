-- Whether a project has a link, as its owner's lists say: a list reads no further table for it.
alter table projects add column shared boolean not null default false;
