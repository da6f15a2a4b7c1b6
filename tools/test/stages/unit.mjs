import { jest } from '../jest.mjs';

/** Runs every package's jest suite: rules, api and components. The api's uses the embedded database here. */
export const unit = (context) => jest('unit', [], { TEST_DATABASE_URL: '' }, context);
