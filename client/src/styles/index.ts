import '../ui/kit/component-styles';
import './tokens.css';
import './global.css';
