import { defineMessages } from './kernel/message';

/** Refusals of saved views. */
export const views = defineMessages('views', {
  notAnId: 'savedViewId must be the id of a view',
  unknown: 'This view was not found',
  sharedNotBoolean: 'shared must be true or false',
  unknownReport: 'This report was not found',
  tooMany: 'You already have {most, count} views. Remove one first.',
  searchWrong: 'search must be the query of an address, at most {most, count} characters',
});
