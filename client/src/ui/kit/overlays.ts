export { Drawer, FocusTrap, Modal } from '@mantine/core';
