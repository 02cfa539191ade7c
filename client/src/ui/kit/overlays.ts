export { Drawer, FocusTrap, Menu, Menubar, Modal, Popover } from '@mantine/core';
