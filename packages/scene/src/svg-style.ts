/** How every table is printed: two colours for two sides, and what all games have. No variables: many viewers know none. */
export const svgStyle = `
.paper { fill: #fff }
.area { fill: #f4f6fa; stroke: #445; stroke-width: 2 }
.grid { stroke: #d5dae6; stroke-width: 1 }
.side-0 .shape, .label.side-0 { fill: #1565c0 }
.side-1 .shape, .label.side-1 { fill: #b3541e }
.side-none .shape, .label.side-none { fill: #8d8f98 }
.piece .shape-base { fill: #fff; stroke-width: 2 }
.side-0 .shape-base { stroke: #1565c0 }
.side-1 .shape-base { stroke: #b3541e }
.mark { fill: none; stroke: #556; stroke-width: 2 }
.mark.area { fill: #556; fill-opacity: 0.1; stroke-opacity: 0.4; stroke-width: 1 }
.ruler { stroke: #556 }
.ruler-0 { fill: #eceff1 }
.ruler-1 { fill: #cfd8dc }
.label { font-size: 20px; font-weight: bold }
.band { font-size: 14px; text-anchor: middle }
.legend { font-size: 17px }
`;
