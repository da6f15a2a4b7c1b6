import { auditFilterOf } from './audit-filter';

test('the audit filter ignores invalid parameters of the address', () => {
  const actor = '00000000-0000-4000-8000-000000000001';
  expect(auditFilterOf(new URLSearchParams(`area=court&actor_id=${actor}&from=2026-11-01&to=2026-11-30`))).toEqual({
    area: 'court',
    actor_id: actor,
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(auditFilterOf(new URLSearchParams('area=x&actor_id=1&from=2026-02-30&tab=audit'))).toEqual({});
});
