export { Anchor, Badge, Text, VisuallyHidden } from '@mantine/core';
