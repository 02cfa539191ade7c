import '@mantine/core/styles/Accordion.layer.css';

export { Accordion } from '@mantine/core';
