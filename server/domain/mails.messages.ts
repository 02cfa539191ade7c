import { defineMessages } from './kernel/message';

/** Mails to users about their own account, and about credit limits. `about` is what happened, or who did it. */
export const mails = defineMessages('mails', {
  secondFactorOn: '{station}: two-step login is on',
  secondFactorOnBody: 'Your login at {station} now needs a second step after the password.',
  passkeyAdded: '{station}: a passkey was added',
  passkeyAddedBody: 'A passkey was added to your account at {station}. It opens the account after the password.',
  secondFactorOff: '{station}: two-step login is off',
  secondFactorOffBody: 'Your password alone opens your account at {station} again.',
  secondFactorReset: '{station}: your two-step login was reset',
  secondFactorResetBody:
    '{about} turned off the two-step login of your account at {station}. Your password alone opens it now.',
  recoveryCodeUsed: '{station}: a recovery code was used',
  recoveryCodeUsedBody: 'One of your recovery codes was used to log in at {station}.',
  newDevice: '{station}: login from a new device',
  newDeviceBody: 'Your account at {station} was used on a device that it was not used on before: {about}.',
  newBrowser: '{station}: login with a new browser',
  newBrowserBody: 'Your account at {station} was used with a browser that this device did not use before: {about}.',
  newNetwork: '{station}: login from a new network',
  newNetworkBody: 'Your account at {station} was used from a network that this device was not in before: {about}.',
  ifNotYou:
    'If this was not you, change your password under My Account, log out the devices that you do not know, and tell somebody who manages users.',
  somebodyAtServer: 'Somebody at the server',
  recovery: 'A new password for {station}',
  recoveryAsked: 'Someone requested a new password for your account at {station}.',
  recoveryLink: 'Open this link within {minutes, count} minutes to choose one:',
  overLimit: '{firm} is over the credit limit',
  overLimitSold: '{by} sold {firm} fuel for {amount, money} on credit at {station}.',
  overLimitDue: '{firm} owes {due, money} now, the limit is {limit, money}.',
  overLimitReason: 'Reason given: {reason}',
  changedBy: '{seller} (changed by {name})',
  changedAtRequest: '{seller} (changed by {name} at the request of {asker})',
  theStation: 'The station',
  recoveryOnce: 'It works once. If this was not you, do nothing: your password does not change.',
});
