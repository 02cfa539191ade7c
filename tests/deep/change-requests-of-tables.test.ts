import { masterSamples } from '../server/changes/master-samples';
import { changeSamples } from '../server/changes/samples';
import { testChangeRequests } from '../server/changes/test-change-requests';

describe('documents', () => testChangeRequests(changeSamples.filter((sample) => !masterSamples.includes(sample))));

// Masters have a station of their own: with all these samples no shift could be started on it.
describe('masters', () => testChangeRequests(masterSamples));
