import '@mantine/core/styles/Divider.layer.css';

export { Divider } from '@mantine/core';
