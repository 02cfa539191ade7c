import { type Access, BUILT_IN_ROLES } from '../../server/domain/rights';

/** Whether the built-in role `staff` has the right. */
export const isForStaff = (access: Access): boolean =>
  access === 'anyone' ||
  access === 'signedIn' ||
  access === 'ownAccount' ||
  (access !== 'bell' && BUILT_IN_ROLES.staff.has(access));
