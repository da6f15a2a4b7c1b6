-- A new booking starts with the length that is usual on its court.

alter table courts add column usual_duration int check (usual_duration between 30 and 1440);
comment on column courts.usual_duration is
  'Minutes that a booking usually takes; null for those of the sport (USUAL_DURATIONS of the contract).';
