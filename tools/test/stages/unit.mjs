import { jest } from '../jest.mjs';

/** Rules, api and components: every package's jest suite. The api's runs on the embedded database here. */
export const unit = () => jest('unit', [], { TEST_DATABASE_URL: '' });
