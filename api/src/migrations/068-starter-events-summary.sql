-- The free plan promised the events summary in its list of features, while the screen said that it belongs to Premium.
update plans set features = features || '{"resumenEventos": false}' where id = 'starter';
