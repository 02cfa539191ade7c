export { MantineProvider, useMantineColorScheme } from '@mantine/core';
