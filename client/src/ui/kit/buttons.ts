export { ActionIcon, Burger, Button, CloseButton, CopyButton, FileButton, UnstyledButton } from '@mantine/core';
