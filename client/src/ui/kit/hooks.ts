export {
  useDebouncedCallback,
  useDebouncedValue,
  useDisclosure,
  useDocumentVisibility,
  useLocalStorage,
  useMediaQuery,
  useThrottledCallback,
  useWindowEvent,
} from '@mantine/hooks';
