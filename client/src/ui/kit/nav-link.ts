import '@mantine/core/styles/NavLink.layer.css';

export { NavLink } from '@mantine/core';
