-- People see where they are signed in: browser and system of the sign-in, such as "Chrome on macOS"; null
-- where neither was known.
alter table sessions add column device text;
