import { Group } from '../../ui/kit/layout';
import { UnsentLink } from './unsent-link';
import { UpdateNotice } from './update-notice';

/** The footer's content on a phone, except the shift: a new version and unsent entries. */
export const PhoneNotices = ({ onGone }: { onGone: () => void }) => (
  <Group mt="md">
    <UnsentLink onGone={onGone} />
    <UpdateNotice />
  </Group>
);
