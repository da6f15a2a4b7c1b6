-- Finds the lines of one area of a club's audit, and those of an action over all clubs, however much lies between them.
create index audit_area on audit (club_id, split_part(action, '.', 1), id desc);
create index audit_action on audit (action text_pattern_ops, at desc);
-- counts the areas, by which queries are planned
analyze audit;
