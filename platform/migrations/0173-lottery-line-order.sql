-- Picks are read in ranges of their play type: byte by byte, whatever the database's own order is.
alter table lottery_line alter column pick type text collate "C";
