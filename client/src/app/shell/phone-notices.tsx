import { Group } from '@mantine/core';
import { UnsentLink } from './unsent-link';
import { UpdateNotice } from './update-notice';

/** What the foot of a wide page says beside the shift: a new version, and what waits to be sent. */
export const PhoneNotices = ({ onGone }: { onGone: () => void }) => (
  <Group mt="md">
    <UnsentLink onGone={onGone} />
    <UpdateNotice />
  </Group>
);
