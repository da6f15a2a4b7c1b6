import { CancelRequest, PlanChange } from './paying-schema';

test('freemium is another name of starter, and a plan is paid monthly unless said otherwise', () => {
  expect(PlanChange.parse({ plan: 'freemium' })).toEqual({ plan: 'starter', period: 'monthly' });
  expect(PlanChange.parse({ plan: 'premium', period: 'annual' })).toEqual({ plan: 'premium', period: 'annual' });
  expect(PlanChange.safeParse({ plan: 'gold' }).success).toBe(false);
});

test('leaving needs no body', () => {
  expect(CancelRequest.parse(undefined)).toEqual({ reason: '' });
  expect(CancelRequest.parse({ reason: ' too dear ' })).toEqual({ reason: 'too dear' });
});
