/** Icons of a venue's equipment, by the equipment ids of the catalogue. */
export const EQUIPMENT_SHAPES = {
  'equipment-wifi': (
    <>
      <path d="M3 9.5c5-4.7 13-4.7 18 0M6 13c3.5-3 8.5-3 12 0M9 16.3c1.8-1.5 4.2-1.5 6 0" />
      <circle className="icon-fill" cx="12" cy="19.3" r="1" />
    </>
  ),
  'equipment-heating': (
    <path d="M5 8v9M9.7 8v9M14.3 8v9M19 8v9M5 10h14M5 15h14M6 5c0-1 1-1 1-2M11.5 5c0-1 1-1 1-2M17 5c0-1 1-1 1-2" />
  ),
  'equipment-air-conditioning': (
    <path d="M3 9h11a2.7 2.7 0 1 0-2.6-3.5M3 13h15a2.7 2.7 0 1 1-2.6 3.5M3 17h7" />
  ),
  'equipment-natural-light': (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>
  ),
  'equipment-track-lighting': (
    <path d="M3 4.5h18M7 4.5V8M17 4.5V8M4.5 8h5l-1 5h-3zM14.5 8h5l-1 5h-3zM5.3 16 4.5 19.5M8.7 16l.8 3.5M15.3 16l-.8 3.5M18.7 16l.8 3.5" />
  ),
  'equipment-street-window': (
    <path d="M4 20V9.5M20 9.5V20M3 20h18M3 9.5 5 4.5h14l2 5zM7 20v-7h6v7M16 13v3.5" />
  ),
  'equipment-courtyard': (
    <>
      <path d="M3.5 20.5V6M20.5 6v14.5M3.5 20.5h17M12 20.5V13M12 16.5l2.5-2.5" />
      <circle cx="12" cy="9.5" r="5" />
    </>
  ),
  'equipment-racks': <path d="M4 21V5h16v16M8 5v2l-2 2v7h5V9L8.5 7M16 5v2l-2.5 2v9h5V9L16 7" />,
  'equipment-mirrors': <path d="M8 3h8v16H8zM6 21l2-2M18 21l-2-2M10.5 8l3-2M10.5 12l3-2" />,
  'equipment-dressing-room': <path d="M4 4h16M6 4v16c2-2 3-6 3-16M18 4v16c-2-2-3-6-3-16" />,
  'equipment-furniture': (
    <path d="M5 11V8.5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2V11M3 12.5a1.5 1.5 0 0 1 3 0V15h12v-2.5a1.5 1.5 0 0 1 3 0V18H3zM5 18v2M19 18v2" />
  ),
  'equipment-kitchen': (
    <path d="M5 10h14v6.5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.5 12H5M19 12h2.5M9 7c0-1.2 1-1.2 1-2.5M14 7c0-1.2 1-1.2 1-2.5" />
  ),
  'equipment-catering-kitchen': <path d="M4 19h16M5 16a7 7 0 0 1 14 0zM12 9V7" />,
  'equipment-sound-system': (
    <>
      <rect x="6" y="3" width="12" height="18" />
      <circle cx="12" cy="14.5" r="3.5" />
      <circle cx="12" cy="7.2" r="1.6" />
    </>
  ),
  'equipment-cloakroom': (
    <path d="M12 8V6.5a1.8 1.8 0 1 1 1.8-1.8M12 8l9 6.5c.8.8.3 2-.8 2H3.8c-1.1 0-1.6-1.2-.8-2z" />
  ),
  'equipment-storage': <path d="M4 9.5 12 4l8 5.5V20H4zM8 20v-7.5h8V20M8 16.2h8" />,
  'equipment-lift': (
    <path d="M5 3h14v18H5zM12 3v18M8.5 13v-3M7.3 11l1.2-1.2L9.7 11M15.5 10v3M14.3 12l1.2 1.2 1.2-1.2" />
  ),
  'equipment-freight-lift': (
    <path d="M4 3h16v18H4zM8 18v-6.5h8V18zM11 11.5v2.5h2v-2.5M9 8V5.3M7.7 6.5 9 5.3l1.3 1.2M15 5.3V8M13.7 6.8 15 8l1.3-1.2" />
  ),
  'equipment-step-free-access': (
    <>
      <circle cx="11" cy="4.4" r="1.6" />
      <path d="M11 8v6h5l2.5 5M11 10.5h4.5M8.5 12.3a4.6 4.6 0 1 0 6.2 5.7" />
    </>
  ),
  'equipment-security': (
    <path d="M12 3l7.5 3v5.5c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5V6zM9 12l2.2 2.2L15.2 10" />
  ),
  'equipment-toilets': (
    <>
      <circle cx="7.5" cy="5" r="1.7" />
      <circle cx="16.5" cy="5" r="1.7" />
      <path d="M7.5 9v11M5 9h5v6H5zM16.5 8.5 13.5 15h6zM16.5 15v5M12 3.5v17" />
    </>
  ),
}
