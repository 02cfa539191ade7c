export { Menu, Menubar, type MenuProps } from '@mantine/core';
