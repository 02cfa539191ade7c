/** Log-in, passwords, the user's own account and the first visit. */
export const access = {
  'access.product': 'Forecourt',
  'access.email': 'Email',
  'access.password': 'Password',
  'access.hidePassword': 'Hide the password',
  'access.capsLock': 'Caps Lock is on',
  'access.submit': 'Submit',

  'access.login': 'Login',
  'access.login.submit': 'Login',
  'access.forgot': 'Did you forget password ?',
  'access.toLogin': 'Back to login',

  'access.recovery': 'Password recovery',
  'access.recovery.text': 'Enter your email address. You will get a link to choose a new password.',
  'access.recovery.sent': 'a password recovery email has been send to your mail address',

  'access.reset': 'New password',
  'access.reset.done': 'passworded updated',
  'access.reset.incomplete': 'This link is not complete. Open it again from the email.',
  'access.newPassword': 'New password',
  'access.confirmation': 'Confirm new password',
  'access.rule.length': '5 to 15 characters',
  'access.rule.same': 'Both must be the same',

  'access.setUp': 'Set up the station',
  'access.setUp.text':
    'This station has no user yet. Enter the code that the server printed when it started. It is also in the server log.',
  'access.setUp.code': 'Code',

  'access.account': 'My Account',
  'access.account.you': 'You',
  'access.name': 'Name',
  'access.phone': 'Phone number',
  'access.address': 'Address',
  'access.rights': 'Rights',
  'access.rights.admin': 'Admin',
  'access.rights.staff': 'Staff',

  'access.links': 'Password resets',
  'access.links.text': 'Password reset links that someone else issued for you, newest first.',
  'access.links.server': 'On the server',

  'access.sessions': 'Where you are logged in',
  'access.sessions.list': 'Your log-ins',
  'access.sessions.device': 'Device',
  'access.sessions.address': 'Network address',
  'access.sessions.since': 'Since',
  'access.sessions.seen': 'Last used',
  'access.sessions.action': 'Log out',
  'access.sessions.this': 'This device',
  'access.sessions.end': 'Log out',
  'access.sessions.endOf': 'Log out {device} at {address}',
  'access.sessions.ended': 'The device is logged out',

  'access.changePassword': 'Change the password',
  'access.changePassword.submit': 'Change',
  'access.changePassword.done': 'Password changed. You are logged out on all other devices.',
  'access.currentPassword': 'Current password',
} as const;
