import { access } from '../../../domain/access.messages';
import { requests } from '../../../domain/requests.messages';
import { resetPasswordWithPicture } from '../../../masters/reset-password-with-picture';
import { recoverPassword } from '../../../services/access/recover-password';
import { completeSignIn } from '../../../services/access/second-factor/complete-sign-in';
import { type SignedIn, signIn } from '../../../services/access/sign-in';
import { MULTIPART_LIMITS } from '../body';
import { type Row, submitRow } from '../route';
import { body, text } from '../shape';

/** The old answer, without the role and the language. A disabled user cannot log in. */
const present = ({ token, user: { role: _role, rights: _rights, language: _language, ...user } }: SignedIn) => ({
  token,
  user: { ...user, userName: user.name, emailId: user.email, enable: true },
});

const logIn = (path: string): Row =>
  submitRow({
    method: 'POST',
    path,
    command: signIn,
    shape: body({ email: text('email'), password: text('password'), device: text('device') }),
    present,
  });

export const accessRows: Row[] = [
  logIn('/login'),
  logIn('/api/v1/login'),
  submitRow({
    method: 'POST',
    path: '/api/v1/login/second-step',
    command: completeSignIn,
    shape: body({
      challenge: text('challenge'),
      device: text('device'),
      code: text('code'),
      passkey: text('passkey'),
      recoveryCode: text('recoveryCode'),
    }),
    present,
  }),
  submitRow({
    method: 'PUT',
    path: '/passwordrecovery',
    command: recoverPassword,
    shape: body({ email: text('email') }),
    present: () => ({ msg: access.recoveryMailed().message }),
  }),
  submitRow({
    method: 'POST',
    path: '/update-password',
    bodies: 'files',
    takesFile: { most: MULTIPART_LIMITS.fileSize, tooLarge: requests.bodyTooLarge() },
    command: resetPasswordWithPicture,
    shape: body({
      password: text('password'),
      autoGen: text('autoGen'),
      id: text('userId'),
      // The picture that the old page sends as userPic.
      pictureName: text('fileName'),
      picture: text('file'),
    }),
    present: () => ({ msg: access.passwordUpdated().message }),
  }),
];
