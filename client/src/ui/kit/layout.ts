export { Group, Stack } from '@mantine/core';
