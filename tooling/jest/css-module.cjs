// In tests each class name is its own key; a missing one would show as `undefined`.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
